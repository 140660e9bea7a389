interface Props {
  /** 0 to 1. */
  share: number;
  /** With `{percent}` where the number goes. */
  text: string;
  cancel: string;
  onCancel: () => void;
}

/** How much of a form is sent: drawn as it goes, spoken at every quarter; and the way out. */
export function UploadProgress({ share, text, cancel, onCancel }: Props) {
  const percent = Math.floor(share * 100);
  const quarter = Math.floor(share * 4) * 25;
  const say = (number: number) => text.replace('{percent}', String(number));
  return (
    <div className="upload">
      <progress max={100} value={percent} aria-label={say(percent)} />
      <span aria-hidden="true">{say(percent)}</span>
      <span className="visually-hidden" role="status">
        {quarter > 0 && say(quarter)}
      </span>
      <button type="button" className="button button--quiet" onClick={onCancel}>
        {cancel}
      </button>
    </div>
  );
}
