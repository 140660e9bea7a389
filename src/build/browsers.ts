/**
 * The oldest browsers in which the site is whole, by their names in MDN's compatibility data. In older
 * ones, and without script, pages can be read and forms sent. The tests judge what the build made by
 * these (tests/build/rules/browsers.ts).
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
 * The same as Vite's targets of scripts and styles: Samsung Internet 19 is Chromium 102. To Lightning
 * CSS `safari` is only the one of computers.
 */
export const buildTargets = [
  'chrome102',
  `firefox${oldestBrowsers.firefox}`,
  `safari${oldestBrowsers.safari}`,
  `ios${oldestBrowsers.safari_ios}`,
];
