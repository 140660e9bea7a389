import { preferencesStyles } from './preferences.ts';

// The page is hidden (preferences-entry.ts) until the styles are there, or can't be loaded.
const styles = document.createElement('link');
styles.onload = styles.onerror = () => {
  document.documentElement.style.visibility = '';
};
styles.rel = 'stylesheet';
styles.href = preferencesStyles;
document.head.append(styles);
