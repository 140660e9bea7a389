const rendered = new Map<string, Promise<string>>();

/** What `render` gave at the first call with this key in a build. In development each call renders again. */
export function renderedOnce(key: string, render: () => Promise<string>): Promise<string> {
  const known = rendered.get(key);
  if (known && !import.meta.env.DEV) return known;
  const html = render().then((text) => text.trim());
  rendered.set(key, html);
  return html;
}
