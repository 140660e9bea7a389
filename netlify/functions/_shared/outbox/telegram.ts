import type { Environment } from '../environment.ts';
import { type Channel, type SenderSubmission, SendFailure } from './delivery.ts';
import { submissionTitles, uncheckedNote } from './staff-messages.ts';

/** The channel of the staff's chat; none without TELEGRAM_BOT_TOKEN. */
export function telegramChannels(
  { TELEGRAM_API_URL, TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT_ID }: Environment,
  timeoutMs: number,
): Channel[] {
  if (!TELEGRAM_BOT_TOKEN || !TELEGRAM_CHAT_ID) return [];
  const url = `${TELEGRAM_API_URL.replace(/\/$/, '')}/bot${TELEGRAM_BOT_TOKEN}/sendMessage`;
  const send: Channel['send'] = async (submission, signal) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        chat_id: TELEGRAM_CHAT_ID,
        text: chatMessage(submission),
        link_preview_options: { is_disabled: true },
      }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    }).catch((error: unknown) => {
      throw new SendFailure(codeOf(error));
    });
    await response.body?.cancel();
    if (!response.ok) throw new SendFailure(`HTTP ${response.status}`);
  };
  return [{ kind: 'telegram', send }];
}

/** Contains nothing that was typed, since a chat is on many phones. */
function chatMessage({ form, reference, botCheck }: SenderSubmission): string {
  const line = `${submissionTitles[form]}: ${reference}`;
  return botCheck === 'unknown' ? `${line}\n${uncheckedNote}` : line;
}

/** `ECONNREFUSED`, `TimeoutError`; never the message, which may quote the URL and its token. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
