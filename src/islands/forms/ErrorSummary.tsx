import type { Ref } from 'react';

interface Props {
  ref: Ref<HTMLDivElement>;
  title: string;
  /** About the form as a whole; may be empty. */
  message: string;
  /** Of the fields, in their order; `target` is the field's id. */
  errors: readonly { text: string; target: string }[];
}

/** The errors of a form, above it and focusable; nothing when there are none. */
export function ErrorSummary({ ref, title, message, errors }: Props) {
  if (!message && errors.length === 0) return null;
  return (
    <div ref={ref} className="form-summary" role="alert" tabIndex={-1}>
      <h3>{title}</h3>
      {message && <p>{message}</p>}
      {errors.length > 0 && (
        <ul>
          {errors.map(({ text, target }) => (
            <li key={target}>
              <a
                href={`#${target}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(target)?.focus();
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
