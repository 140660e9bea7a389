/** A post of JSON by a script. */
export function jsonPost(body: unknown, headers: Record<string, string> = {}): RequestInit {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'application/json', ...headers },
  };
}

/** A form sent by a browser without script: it asks for a page. */
export function formPost(
  values: Record<string, string>,
  headers: Record<string, string> = {},
): RequestInit {
  const accept = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8';
  return { method: 'POST', body: new URLSearchParams(values), headers: { accept, ...headers } };
}

/** A body of several parts, as FormData sends it. */
export function formData(values: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}
