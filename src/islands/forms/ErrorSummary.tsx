import { type Ref, useId } from 'react';

interface Props {
  ref: Ref<HTMLDivElement>;
  title: string;
  /** About the whole form; may be empty. */
  message: string;
  /** The fields' errors, in page order; `target` is the field's id. */
  errors: readonly { text: string; target: string }[];
}

/** The errors of a form, above it; nothing without errors. With the focus, its name and message are read. */
export function ErrorSummary({ ref, title, message, errors }: Props) {
  const id = useId();
  if (!message && errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has controls.
    <div
      ref={ref}
      className="form-summary"
      role="group"
      aria-labelledby={`${id}title`}
      aria-describedby={message ? `${id}message` : undefined}
      tabIndex={-1}
    >
      <h3 id={`${id}title`}>{title}</h3>
      {message && <p id={`${id}message`}>{message}</p>}
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
