import { preferencesStyles } from './preferences.ts';

// The page is hidden (preferences-entry.ts) until the styles have loaded or failed.
const styles = document.createElement('link');
styles.onload = styles.onerror = () => {
  document.documentElement.style.visibility = '';
};
styles.rel = 'stylesheet';
styles.href = preferencesStyles;
document.head.append(styles);
