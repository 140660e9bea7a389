import type { SavingMessages } from './dictionary.ts';

const numbered =
  'the name in the panel on the right must be a number, a hyphen and a short name, for example 42-open-day.';
const named =
  'the name in the panel on the right must be short, in letters a to z and digits with hyphens, for example anvar-qodirov.';

export const en: SavingMessages = {
  notSaved: 'The entry isn’t saved yet',
  sessionEnded:
    'Your session has ended. What you wrote is kept in this browser: reload the page, agree to leave it, sign in again, open this form, and press “Restore” when the draft is offered.',
  changedElsewhere:
    'This entry was changed in another tab or by hand after you opened it. What you wrote is still here: copy it, reload the page, don’t restore the draft that is offered, and enter your changes again.',
  nameNotFinished:
    'The name in the panel on the right can’t be used. Correct it, or close its field with the cross.',
  advice: 'Saved. Please look at this once more:',
  replaced: 'The previous {contact} is still in these entries: ',
  close: 'Close',
  check: {
    'report.read': 'now {read};',
    'entry.noData': 'the Uzbek part, which has the facts for all languages, is missing. Write it.',
    'field.addLanguage': 'Write the text in this language: {language}.',
    'field.known': '',
    'expected.languages': 'write it in at least one language.',
    'expected.day': 'choose a date.',
    'expected.clock': 'write hours and minutes, for example 08:00.',
    'expected.image': 'choose a picture.',
    'expected.list': 'add an item.',
    'expected.group': 'fill in its fields.',
    'expected.oneOf': 'choose one of those offered.',
    'expected.opens': 'write when it opens, too.',
    'expected.closes': 'write when it closes, too.',
    'expected.closesLater': 'it must close later than it opens.',
    'expected.daysInOrder':
      'the last day comes before the first: a week starts on Monday. Write the days as two items.',
    'expected.pageOrService': 'fill in either the page or the service, not both.',
    'body.heading':
      'a heading with one # is the page’s title, which has a field of its own. Use ## or ### here.',
    'entry.numberedFolder': numbered,
    'entry.numberedFile': numbered,
    'entry.folder': named,
    'entry.file': named,
    'entry.yearFile':
      'there are fees for this year already, or you changed the year of existing ones. Each year has one entry: make a new one with “Duplicate”, and change its year.',
    'body.empty':
      'there is no text, and the page would be empty. Write it, or mark the entry as a draft.',
    'cover.description': 'say what is in the picture for readers who can’t see it.',
    'duplicate.rename':
      '{identity} is taken. Change the name of this entry in the panel on the right.',
    'duplicate.change':
      '{identity} is taken. Change the name of this entry in the panel on the right.',
    'image.missing': 'this entry has no such picture.',
    'image.put': 'Add it again, or correct its name.',
    'image.elsewhere':
      'the picture is on another site. Save it on your computer, and add it with the button above the text.',
    'publicFile.missing':
      'there is no such document or video. Upload it again, or correct its name.',
    'entry.noText': 'no language has a title. Write one, preferably in Uzbek.',
    'language.alphabet':
      'the text is written in another alphabet. Translate it, or move it to its own language.',
    'field.add': '',
    'named.publish': 'Untick “Draft”, or give it a day that has come.',
  },
};
