import type { SavingMessages } from './dictionary.ts';

export const en: SavingMessages = {
  changedElsewhere:
    'This entry was changed in another tab or by hand after you opened it. What you wrote is still here: copy it, reload the page, don’t restore the draft that is offered, and enter your changes again.',
  nameNotFinished:
    'The name in the panel on the right can’t be used. Correct it, or close its field with the cross.',
  advice: 'Saved. Please look at this once more:',
  close: 'Close',
  check: {
    'body.empty':
      'there is no text, and the page would be empty. Write it, or mark the entry as a draft.',
    'cover.description': 'say what is in the picture for readers who can’t see it.',
    'duplicate.rename':
      '{identity} is taken. Change the name of this entry in the panel on the right.',
    'duplicate.change':
      '{identity} is taken. Change the name of this entry in the panel on the right.',
    'entry.noText': 'no language has a title. Write one, preferably in Uzbek.',
    'language.alphabet':
      'the text is written in another alphabet. Translate it, or move it to its own language.',
    'field.add': '',
    'named.publish': 'Untick “Draft”, or give it a day that has come.',
  },
};
