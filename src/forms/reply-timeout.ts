/** Milliseconds from a post's last byte to its reply, whatever fails; browsers wait longer. */
export const replyTimeoutMs = 15_000;
