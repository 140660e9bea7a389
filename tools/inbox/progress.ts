/** The part of a terminal's stream that is used. */
interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Says on a line of its own how far a long work is. */
export interface Progress {
  show(what: string, done: number, of: number): void;
  /** Takes the line away. */
  end(): void;
}

/** Milliseconds before the first line, which quick work does without, and between two. */
const patience = 1000;
const pause = 100;

/** Progress on a terminal; nothing where the stream is a file or another program. */
export function createProgress(terminal: Terminal, now = () => performance.now()): Progress {
  let next = now() + patience;
  let shown = false;
  return {
    show(what, done, of) {
      if (!terminal.isTTY || now() < next) return;
      next = now() + pause;
      shown = true;
      terminal.write(`\r\u001b[K${what} ${done} of ${of}`);
    },
    end() {
      if (shown) terminal.write('\r\u001b[K');
      shown = false;
    },
  };
}
