import { interpolate } from '../i18n/fill.ts';
import type { FieldError, FormErrorCode } from './codes.ts';
import type { FileKind } from './file-kind.ts';

/** The texts of one language that errors are written with. */
interface ErrorTexts {
  errors: Readonly<Partial<Record<FormErrorCode, string>>>;
  kinds: Readonly<Partial<Record<FileKind, string>>>;
}

/** What is wrong with a field, as its visitor reads it; undefined for a code without a text. */
export function errorText(error: FieldError, { errors, kinds }: ErrorTexts): string | undefined {
  if (typeof error === 'string') return errors[error];
  const { code, called = '', found } = error;
  return interpolate(errors[code] ?? '', { called, found: kinds[found] ?? '' });
}
