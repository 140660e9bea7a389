import address from './player.css?url';

let styles: Promise<unknown> | undefined;

/** Puts the player's style sheet into the page, once. */
export function loadStyles(): Promise<unknown> {
  styles ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = resolve;
    link.onerror = (event) => {
      styles = undefined;
      link.remove();
      reject(event);
    };
    document.head.append(link);
  });
  return styles;
}
