/** A stream that lines are written to: stdout, stderr. @typedef {Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean, columns?: number }} Output */

/** How often a terminal shows the progress. */
const redrawMs = 1000;

/** Back to the start of the line, which is cleared. */
const clear = '\r\x1b[K';

/**
 * Lines, and on a terminal one more below them that is rewritten while something runs.
 *
 * @param {Output} stream
 * @param {() => string} status the text of the rewritten line; empty when nothing runs
 */
export function createStatusLine(stream, status) {
  const rewritten = stream.isTTY && process.env.TERM !== 'dumb';
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  function draw() {
    const text = status();
    stream.write(clear + text.slice(0, (stream.columns || 80) - 1));
    if (text) timer ??= setInterval(draw, redrawMs).unref();
    else {
      clearInterval(timer);
      timer = undefined;
    }
  }

  return {
    /** @param {string} line */
    print(line) {
      stream.write(`${rewritten ? clear : ''}${line}\n`);
      if (rewritten) draw();
    },
    /** Shows at once that what runs has changed. */
    update() {
      if (rewritten) draw();
    },
  };
}
