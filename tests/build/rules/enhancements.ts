const prettier = 'a page looks better with it, and reads the same without';
const motion = 'without it, nothing moves';
const summaries = 'without it, what is folded opens and closes by its summary';
const forced = 'only browsers with forced colours need it';
const spaced = 'without it, a gap or an order differs; nothing covers anything';
const vendor = 'a style of one engine’s controls; the sheet names those of the others beside it';
const phone = 'phones have no pointer and no corner to drag';

/** Features in style sheets that the oldest browsers lack, and why pages work without them. */
export const enhancements: Record<string, string> = {
  '1lh': 'a place is reserved until a script has written: without it, what follows moves once',
  '@container': 'without it, a row is laid out as on a phone',
  'container-type': 'as @container',
  'container-type: inline-size': 'as @container',
  '@media (forced-colors)': forced,
  'forced-color-adjust': forced,
  'forced-color-adjust: none': forced,
  '@media (prefers-reduced-data)': 'without it, the heading font loads',
  '@media (scripting)':
    'without it, what needs a script is there and does nothing, with a link beside it',
  '@view-transition': motion,
  ':view-transition-group': motion,
  ':view-transition-new': motion,
  ':view-transition-old': motion,
  'view-transition-name': motion,
  'interpolate-size': motion,
  'interpolate-size: allow-keywords': motion,
  ':details-content': summaries,
  'content-visibility': summaries,
  'content-visibility: visible': summaries,
  'overflow-y: clip': 'stands in ::details-content alone',
  ':has': spaced,
  'align-content: start': spaced,
  'break-before: column': spaced,
  'text-wrap': prettier,
  'text-wrap: balance': prettier,
  'text-wrap: pretty': prettier,
  'scrollbar-width': prettier,
  'scrollbar-width: thin': prettier,
  'cursor: none': phone,
  'cursor: pointer': phone,
  'cursor: progress': phone,
  resize: phone,
  'resize: vertical': phone,
  'user-select: all': 'without it, a citation is selected by hand',
  ':fullscreen': 'where it is missing, the player fills the window by a class of its own',
  ':-moz-progress-bar': vendor,
  ':-moz-range-progress': vendor,
  ':-moz-range-thumb': vendor,
  ':-moz-range-track': vendor,
  ':-webkit-progress-bar': vendor,
  ':-webkit-progress-value': vendor,
  ':-webkit-slider-runnable-track': vendor,
  ':-webkit-slider-thumb': vendor,
  'rect()': 'Plyr’s old clip: rect(), another function of the same name',
};

const own = 'a member of an object of a library, not of the browser';
const asked = 'the script asks first whether it is there';
const local = 'an author’s folder of a checkout, which only Chromium offers';

/**
 * Features that scripts call, construct or set and that the oldest browsers lack, and why scripts work
 * without them.
 */
export const detected: Record<string, string> = {
  '.addRoutes': asked,
  '.createWritable': local,
  '.disableRemotePlayback': 'set for Safari 17’s own streams only',
  '.exitPictureInPicture': asked,
  '.getDirectoryHandle': local,
  '.getFileHandle': local,
  '.hidePopover': asked,
  '.imageSmoothingQuality': 'where nothing knows it, a picture is made smaller less smoothly',
  '.metadata': asked,
  '.MediaMetadata': asked,
  '.popover': 'set where nothing knows it, it is a property like another',
  '.replaceSync': asked,
  '.requestFullscreen': 'Plyr asks for it by WebKit’s name too',
  '.requestPermission': local,
  '.requestPictureInPicture': asked,
  '.showPopover': asked,
  '.skipTransition': asked,
  '.startViewTransition': asked,
  '.viewTransitionClass': motion,
  '.viewTransitionName': motion,
  '.cssFloat': 'React sets a style by it only where it is asked for a float',
  '.userSelect': 'Plyr sets WebKit’s name beside it',
  '.alternate': own,
  '.chunks': own,
  '.config': own,
  '.container': own,
  '.createContext': own,
  '.destroy': own,
  '.displayName': own,
  '.fallback': own,
  '.frameRate': own,
  '.Profiler': own,
  '.resize': own,
  '.ViewTransition': own,
};
