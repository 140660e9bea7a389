/** How a value of a form is written by people, with spaces between its digits. */
export interface Written {
  /** The value of what is typed: text that can't be one stays, and the check says what is wrong. */
  valueOf: (text: string) => number | string | null;
  textOf: (value: unknown) => string;
  inputMode: 'numeric' | 'tel';
}

/** A whole number: `36 000 000`. Chromium would group it as in English, even in Uzbek. */
export const amount: Written = {
  valueOf(text) {
    const digits = text.replace(/\s/g, '');
    if (digits === '') return null;
    return /^\d+$/.test(digits) ? Number(digits) : text;
  },
  textOf: (value) =>
    typeof value === 'number' ? `${value}`.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0') : text(value),
  inputMode: 'numeric',
};

/** A telephone number, with or without spaces, brackets and hyphens: `+998 (73) 200-12-34`. */
export const phone: Written = {
  valueOf: (text) => text.replace(/[\s()\p{Pd}]/gu, ''),
  textOf: (value) => text(value),
  inputMode: 'tel',
};

const text = (value: unknown) => `${value ?? ''}`;
