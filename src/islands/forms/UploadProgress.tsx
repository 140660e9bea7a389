interface Props {
  /** The share of the body that is sent, 0 to 1. */
  share: number;
  /** Contains `{percent}`. */
  text: string;
  cancel: string;
  onCancel: () => void;
}

/** How much of a form is sent, announced at each quarter, and a button to cancel. */
export function UploadProgress({ share, text, cancel, onCancel }: Props) {
  const percent = Math.floor(share * 100);
  const quarter = Math.floor(share * 4) * 25;
  const textAt = (number: number) => text.replace('{percent}', String(number));
  return (
    <div className="upload">
      <progress max={100} value={percent} aria-label={textAt(percent)} />
      <span aria-hidden="true">{textAt(percent)}</span>
      <span className="visually-hidden" role="status">
        {quarter > 0 && textAt(quarter)}
      </span>
      <button type="button" className="button button--quiet" onClick={onCancel}>
        {cancel}
      </button>
    </div>
  );
}
