import type { Loader } from 'astro/loaders';

/** By file extension. Astro's types leave it out of a loader's context. */
type EntryTypes = Map<string, { getEntryInfo: (params: object) => Promise<object> }>;

const unreadable: Record<string, unknown> = {};

/**
 * The loader, except that an entry that can't be read or doesn't fit its schema is left out, even if it
 * was there before. Otherwise development ends with it, or goes on with what it was.
 */
export function forgiving({ load, ...loader }: Loader): Loader {
  return {
    ...loader,
    load: (context) => {
      const { entryTypes } = context as unknown as { entryTypes: EntryTypes };
      const types = { entryTypes: withoutErrors(entryTypes) };
      return load({
        ...context,
        ...types,
        parseData: async (props) => {
          const data = await context.parseData(props).catch(() => unreadable);
          return data as typeof props.data;
        },
        store: {
          ...context.store,
          set: (entry) => {
            if (entry.data !== unreadable) return context.store.set(entry);
            context.store.delete(entry.id);
            return false;
          },
        },
      });
    },
  };
}

/** What can't be parsed has no fields, which fits no schema. */
function withoutErrors(entryTypes: EntryTypes): EntryTypes {
  const nothing = { data: {}, body: '', slug: '', rawData: '' };
  return new Map(
    [...entryTypes].map(([extension, type]) => {
      const getEntryInfo = async (params: object) => {
        try {
          return await type.getEntryInfo(params);
        } catch {
          return nothing;
        }
      };
      return [extension, { ...type, getEntryInfo }];
    }),
  );
}
