/**
 * The oldest browsers that support the whole site, by their names in MDN's compatibility data. In older ones,
 * and without script, pages can be read and forms sent. Tests check the build's output against these
 * (tests/build/rules/browsers.ts).
 */
export const oldestBrowsers = {
  chrome: '103',
  webview_android: '103',
  samsunginternet_android: '19',
  firefox: '102',
  firefox_android: '102',
  safari: '15.4',
  safari_ios: '15.4',
} as const;

/**
 * The same browsers as Vite targets for scripts and styles: Samsung Internet 19 is Chromium 102. In Lightning
 * CSS `safari` means only the desktop browser.
 */
export const buildTargets = [
  'chrome102',
  `firefox${oldestBrowsers.firefox}`,
  `safari${oldestBrowsers.safari}`,
  `ios${oldestBrowsers.safari_ios}`,
];
