/** Thrown where the command can't go on; its message tells the person what to do. */
export class Complaint extends Error {
  readonly exitCode: number;

  /** `exitCode` 2 is for a command that was typed wrong. */
  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
