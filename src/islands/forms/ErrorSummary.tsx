import type { Ref } from 'react';

interface Props {
  ref: Ref<HTMLDivElement>;
  title: string;
  /** What is wrong with the form as a whole. */
  message: string;
  /** What is wrong with its fields, in their order; `target` is the field's id. */
  errors: readonly { text: string; target: string }[];
}

/** What went wrong, in one place above the form; the form moves the focus here. */
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
