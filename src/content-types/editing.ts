import { z } from 'astro/zod';

/** How the authors' screen edits a value, if the schema's kind doesn't determine it. */
type Editing =
  | { widget: 'amount' | 'clock' | 'day' | 'image' | 'paragraph' | 'phone' }
  /** The address of a file in a folder of public/: `/pdf`, `.pdf`. */
  | { widget: 'file'; folder: string; ending: string };

/** Schemas whose values need a special widget on the authors' screen. */
export const editing = z.registry<Editing>();
