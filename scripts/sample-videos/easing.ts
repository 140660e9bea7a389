/** 0 before `from`, 1 after `to`, straight in between. */
export function linear(time: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (time - from) / (to - from)));
}

/** 0 before `from`, 1 after `to`, slow at both ends. */
export function eased(time: number, from: number, to: number): number {
  const part = linear(time, from, to);
  return part * part * (3 - 2 * part);
}
