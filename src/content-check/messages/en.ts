import { en as fields } from '../../content-types/messages/en.ts';
import type { Dictionary } from './dictionary.ts';

const slug = 'lower-case letters a to z and digits, with hyphens between words';

/** Messages of the content check in English. */
export const en: Dictionary = {
  ...fields,

  'command.help': `Usage: npm run check:content -- [options] [folder]

Checks the files in src/content, or in the folder that is named. Ends with 1 when there are problems.

  --fix          first correct what can be meant in one way only: characters that nobody sees, look-alike
                 letters, apostrophes in Uzbek text, hyphens in pages of articles; remove translations
                 into languages that the site doesn’t have
  --lang <code>  the language of the messages: {languages}
  --help         show this help`,
  'command.wrong': 'This command was not understood.',
  'command.dashes': 'Put “--” before the options: npm run check:content -- --fix --lang en',
  'command.unknownLanguage': 'There is no language “{code}”. Choose one of {languages}.',

  'report.heading': 'The content has errors.',
  'report.none': { one: '{count} file, no problems', other: '{count} files, no problems' },
  'report.summary': '{found} {files}',
  'report.problems': { one: '{count} problem', other: '{count} problems' },
  'report.warnings': { one: '{count} warning', other: '{count} warnings' },
  'report.inFiles': { one: 'in {count} file', other: 'in {count} files' },
  'report.read': 'read {read};',
  'report.warning': 'warning:',
  'report.line': '(line {line})',
  'report.item': '(item {item})',
  'report.body': 'body',

  'fix.none': 'There was nothing to correct.',
  'fix.summary': 'Corrected {corrections} {files}.',
  'fix.corrections': { one: '{count} place', other: '{count} places' },

  'value.quoted': '“{text}”',
  'value.number': 'the number {number}',
  'value.list': 'a list',
  'value.group': 'a group of fields',
  'value.emptyField': 'an empty field',
  'value.emptyText': 'empty text',

  didYouMean: 'Did you mean “{name}”?',

  'folder.missing': 'there is no such folder.',
  'type.unknown': 'there is no content type with this name.',
  'type.rename': 'Rename or remove the folder. The content types are: {types}.',
  'file.outside':
    'this file is not used: it is outside the folders of the content types. Move or remove it.',
  'file.unused': 'this file is not used.',
  'file.inDocument': 'Rename or remove it: a folder of {type}/ contains {files} and images.',
  'file.inRecords': 'Rename or remove it: {type}/ contains one <name>.yaml per entry, and images.',
  'file.encoding':
    'this file is not UTF-8 text. Save it again as UTF-8: in Notepad, File → Save as → Encoding; in VS Code, click the encoding’s name at the bottom → Save with Encoding.',
  'file.frontMatter':
    'the file must start with a line ---, then the fields (title and so on), then a line --- again. Add what is missing.',

  'entry.noData':
    'the file index.uz.md is missing. It has the fields that are the same in every language. Add it.',
  'entry.noText':
    'there is no text in any language. Add one, preferably in index.uz.md; the others can follow later.',
  'entry.numberedFolder': `the folder’s name must be a number without leading zeros, a hyphen and a short name in ${slug}, for example 42-open-day. Rename it.`,
  'entry.folder': `the folder’s name must be a short name in ${slug}, without a number in front, for example anvar-qodirov. Rename it.`,
  'entry.file': `the file’s name must be ${slug}. Rename it.`,
  'entry.languageFile': 'the file’s name must be a language: {files}. Rename it.',
  'entry.numberedFile':
    'the file’s name must be a number without leading zeros, a hyphen and a short name, for example 7-lecturer.yaml. Rename it.',
  'entry.yearFile':
    'the file’s name must be its academic year: {year}.yaml. Correct the name, or “academicYear”.',

  'duplicate.number': 'the number “{number}”',
  'duplicate.name': 'the name “{name}”',
  'duplicate.issue': 'issue {number} of {year} of journal {journal}',
  'duplicate.rename':
    '{identity} is used by two folders, {owner} and {entry}. Rename the new one, not the published one, whose address must not change.',
  'duplicate.change':
    '{identity} is used by two files, {owner} and {entry}. Change the new one, not the published one.',
  'duplicate.next': 'The next free number is {number}.',

  'named.number': 'there is no folder with the number {number} here.',
  'named.folder': 'there is no folder “{name}” here.',
  'named.file': 'there is no file “{name}.yaml” here.',
  'named.hidden': 'visitors can’t see “{name}” yet, and the site can’t do without it.',
  'named.none': 'there is no file here, and the site needs one.',
  'named.several':
    'there must be one file here, and there are several: {names}. Keep one, and remove the others.',
  'named.uses': 'What needs it: {uses}.',
  'named.restoreNumber':
    'Restore it, or begin the name of the folder that replaces it with “{number}-”.',
  'named.restoreName': 'Restore it, or give this name to what replaces it.',
  'named.restoreFile': 'Restore it.',
  'named.publish': 'Remove “draft: true” from it, or give it a day that has come.',
  'named.leadership': 'the menu, and “Structure” on the page about the university (/about)',
  'named.internationalDepartment':
    'the page about recognition of the diploma (/licence) and the page with all contacts (/connect)',
  'named.scientificDepartment':
    'the menu, the page about postgraduate study (/postgraduate) and the page with all contacts (/connect)',
  'named.educationOffice': 'the page with all contacts (/connect)',
  'named.studentAffairs':
    'the address for applications on the page of the hall of residence (/dormitory), and the page with all contacts (/connect)',
  'named.digitalEducation': 'the page with all contacts (/connect)',
  'named.homeCountry':
    'the answer on the home page whether the diploma is recognised, and the first fact on the page about recognition (/licence)',
  'named.page': 'the page {path}',
  'named.answers': 'the search in this language: {language}',

  'reference.number': 'no entry in {where} has this number.',
  'reference.name': 'no entry in {where} has this name.',
  'reference.kind': '{type} of the kind “{kind}”',
  'reference.none': 'There are none yet.',
  'reference.entry': '{id} {title}',
  'reference.more': '{one}, {other}',
  'reference.choice': 'Write one of {choice}.',
  'rector.none': 'nobody has “rector: true”. Add this line to the rector’s file.',
  'rector.second':
    'there is one rector, and {owner} has “rector: true”, too. Remove one of the two.',
  'day.distant': 'this day is more than a year ahead, or before 1990. Is that right?',
  'rate.old':
    'this exchange rate is more than half a year old. Write the Central Bank’s present one, with its day.',
  'fees.missing': 'no fee is written for {year}: {programmes}. Add those that are known.',

  'former.taken': 'this is the address of {owner}. Remove it here.',
  'former.twice': 'this name is in {owner}, too. Keep one of the two.',

  'hidden.draft':
    'this is a draft, which visitors can’t see. Publish it first, or remove what leads to it.',
  'hidden.day':
    'visitors can’t see this before {day}. Remove what leads to it, or wait until then.',

  'yaml.column': 'column {column}:',
  'yaml.tab': 'there is a tab at the start of this line. Indent with spaces.',
  'yaml.duplicate':
    'there is already a field with this name above. Keep one of the two and remove the other.',
  'yaml.openQuote':
    'a quotation mark is opened and never closed. Close it, or put double quotes around the whole value.',
  'yaml.openBracket':
    'a list or group in [ ] or { } is not closed, or lacks a comma. Add what is missing.',
  'yaml.listItem':
    'this list item is not in line with the others. Start each with “- ” at the same distance from the left.',
  'yaml.noField':
    'this line is not a field. Write a field as “name: value”, with a space after the colon.',
  'yaml.indent':
    'this line does not fit the lines around it. Write a field as “name: value”, with a space after the colon, and start all fields of a group at the same distance from the left.',
  'yaml.backslash':
    'a backslash in double quotes has a special meaning. Write it twice, or use single quotes.',
  'yaml.secondGroup': 'a file has one group of fields, but a line --- starts another. Remove it.',
  'yaml.control':
    'there is an invisible control character here. Type the line again. “npm run check:content -- --fix” takes it out.',
  'yaml.value': 'this value can’t be read.',
  'yaml.other': 'this can’t be read as YAML ({reason}).',
  'yaml.quotes':
    'A value that contains a colon and a space, or starts with a quotation mark or one of * & ! % @ ` [ { -, needs double quotes around the whole of it.',
  'yaml.comment':
    'what follows the sign # isn’t read: {text}. If it belongs to the value, put quotes around the whole of it; if it is a note, write it on a line of its own.',
  'yaml.number':
    'this is read as the number {number}. If that is meant, write it so; if not, write the number in digits alone.',
  'yaml.noFields': 'there are no fields here. Write them as “name: value”, one per line.',

  'field.missing': 'missing;',
  'field.add': 'Add the field “{name}”.',
  'field.addLanguage': 'Add “{code}:” with the text in this language: {language}.',
  'field.unknown': 'there is no field with this name here.',
  'field.known': 'The fields are: {fields}.',
  'field.shared': 'this field belongs in index.uz.md, because it is the same in every language.',
  'field.sharedThere': 'It is there already: remove it here.',
  'field.move': 'Move it there.',
  'field.noSuchDay': 'There is no such day.',
  'field.quote': 'Put the value in quotes, as it is: {line}',
  'field.onlyDigits': 'Write only the digits, without quotes or spaces.',
  'field.brackets': 'You can write it as [{items}].',
  'field.curlyQuotes': 'Curly quotation marks become part of the value here: remove them.',
  'field.space':
    'There is a space in the file’s name: rename the file, with a hyphen instead, for example karimov-maqola.pdf.',
  'field.fix': '“npm run check:content -- --fix” corrects it for you.',
  'expected.number': 'expected a number.',
  'expected.wholeNumber': 'expected a whole number.',
  'expected.boolean': 'expected true or false.',
  'expected.list': 'expected a list with one item per line, each after “- ”.',
  'expected.group': 'expected a group of fields, indented below the name.',
  'expected.one': 'expected {value}.',
  'expected.oneOf': 'expected one of {values}.',
  'expected.other': 'this value does not fit here.',
  'expected.minItems': {
    one: 'expected at least {count} item.',
    other: 'expected at least {count} items.',
  },
  'expected.maxItems': {
    one: 'expected at most {count} item.',
    other: 'expected at most {count} items.',
  },
  'expected.minCharacters': {
    one: 'expected at least {count} character.',
    other: 'expected at least {count} characters.',
  },
  'expected.maxCharacters': {
    one: 'this is too long: {length} characters, and at most {count} fits. Shorten it.',
    other: 'this is too long: {length} characters, and at most {count} fit. Shorten it.',
  },
  'expected.min': 'expected {limit} or more.',
  'expected.max': 'expected {limit} or less.',
  'expected.above': 'expected more than {limit}.',
  'expected.below': 'expected less than {limit}.',
  'expected.image': 'expected the name of an image in this folder, for example cover.jpg.',

  'cover.description':
    'the entry has a cover, and each language describes it for readers who can’t see it. Add the field “coverAlt”.',
  'image.name': 'this is not the name of an image. Use a file that ends in {endings}.',
  'image.missing': 'there is no such file.',
  'image.otherForm':
    'there is a file “{name}”, whose name looks the same but is stored differently: with letters such as é and й as Macs store them, a space that doesn’t break as in screenshots, a Cyrillic letter or a mark that nobody sees. Rename the file in plain Latin letters, for example cover.jpg, and write that name here.',
  'image.sign':
    'the name of the file has a ? or a #, which addresses can’t have in a name. Rename the file, for example cover.jpg, and write that name here.',
  'image.put': 'Put the image there, or fix the name; upper and lower case must match.',
  'image.unreadable': 'this file is not an image. Save it again as JPEG, PNG, WebP or AVIF.',
  'image.notSvg':
    'this picture is no SVG drawing, so its name must not end in .svg. Give it its own ending, such as .png, and write the new name here.',
  'image.damaged':
    'a part of this picture is missing: the file was cut off while it was copied, or is damaged. Copy it again from where it comes from, or save it again as JPEG.',
  'image.empty': 'this file is empty. Copy the picture again.',
  'image.document':
    'this file is called as a picture, but it is a document ({kind}). Save the picture in it as JPEG.',
  'image.webPage':
    'this file is called as a picture, but it is a web page. On the page, right-click the picture itself → Save image as.',
  'image.video':
    'this file is called as a picture, but it is a video. Save a picture of it as JPEG.',
  'image.pointer':
    'this file stands for a picture that is kept elsewhere (Git LFS). Put the picture itself here.',
  'image.size':
    'the image is {width} × {height} pixels; at most {limit} are allowed in each direction. Save it smaller.',
  'image.phone':
    'this is an iPhone’s picture (HEIC), which browsers don’t show. Save it as JPEG, and write its new name, for example cover.jpg.',
  'image.small':
    'the image is {width} × {height} pixels, and will look blurred here. Use one that is at least {limit} wide.',
  'image.unused':
    'this image is shown nowhere. Write its name in a field such as “cover:” or in the text, or remove it.',
  'image.weight': 'the file has {megabytes} MB; at most {limit} MB are allowed. Save it smaller.',
  'image.large':
    'the image is larger than needed ({width} × {height} pixels, {megabytes} MB), which makes updating the site slower. A width of 2560 pixels is enough.',
  'image.description':
    'this image has no description for readers who can’t see it. Write it in the square brackets: ![description](name).',
  'image.elsewhere':
    'images are kept in the folder of their entry. Save the image there and write its name, for example cover.jpg.',
  'medallion.format': 'a medallion is drawn as SVG. Use a file that ends in .svg.',
  'medallion.size':
    'the drawing has {size} bytes; at most {limit} are allowed. Simplify its paths.',
  'medallion.shapes':
    'a medallion consists of plain shapes only: no scripts, styles, links, texts or comments. Remove {found}.',
  'publicFile.missing': 'there is no such file. Put it at public{path}, or fix the name.',
  'publicFile.notPdf':
    'the file’s name ends in .pdf, but it is no PDF. Save it again: in Word, Save as → PDF.',
  'publicFile.size':
    'the file is {size} MB; at most {limit} MB are allowed. Make its images smaller, and save it again.',
  'publicFile.stream':
    'the stream needs public{path}, which does not exist. Encode the video again.',

  'body.long':
    'this text has {characters} characters. From about {limit} on, its page no longer opens at once on a slow phone: divide it between two pages, or shorten it.',
  'body.html':
    'HTML is not used in texts. Remove it: write **word** for bold, and leave an empty line before a new paragraph.',
  'body.htmlBold': 'HTML is not used in texts. Write **word** for bold.',
  'body.htmlItalic': 'HTML is not used in texts. Write *word* for italics.',
  'body.htmlBreak': 'HTML is not used in texts. Leave an empty line to start a new paragraph.',
  'body.htmlCode':
    'code and windows of other sites are not used in texts. Remove it, and link to the page instead: [text](https://…).',
  'body.heading':
    'a heading with one # is the page title, which is the field “title”. Use ## or ### here.',
  'body.brokenLink':
    'this looks like a link or an image, but is not read as one. Leave no spaces in its address, and close its brackets.',
  'body.headingSpace': 'readers would see the # signs. Put a space after them, as in ## Winners.',
  'body.listSpace':
    'readers would see the sign of the list: the space after it is one that doesn’t break (Option and space on a Mac). Type a plain one.',
  'body.bold':
    'readers would see the ** signs. Put them on both sides, with no space inside: **word**.',
  'body.tableHead':
    'this row is not part of a table, and readers would see the | signs. The second line of a table is | --- | --- |, with one for each column; there are no empty lines between its rows.',
  'body.cells':
    'cells in this row: {cells}; in the first row of the table: {columns}. Make them equal: cells are separated by |, and an empty one is | |.',
  'body.afterTable':
    'this line has become a row of the table. Leave an empty line after the table.',
  'body.empty':
    'there is no text, and the page would be empty. Write it below the second line ---, after an empty line.',
  'text.placeholder':
    'this stands for something still to be written, and readers would see it. Write the text, or remove it.',
  'text.unseen':
    'this word has a character that is not seen (a soft hyphen or a joiner), or a hyphen that never breaks, and searches don’t find it. Type the word again. “npm run check:content -- --fix” takes it out.',
  'text.control':
    'this has a control character, which pages and feeds can’t carry. “npm run check:content -- --fix” takes it out.',
  'text.mark':
    'this has a mark that nobody sees: it joins, parts or turns the characters around it, and searches don’t find the word. “npm run check:content -- --fix” takes it out.',
  'text.lost':
    'the sign � stands for a letter that a program could not read. Type the letter again.',
  'text.font':
    'this sign is in one font only, such as Word’s Wingdings: readers would see an empty box. Type another one: a list item begins with “- ”.',
  'word.lookAlikes':
    'this word has letters of two alphabets: {letters} only look like the others, and searches don’t find the word. Write {word}. “npm run check:content -- --fix” does it for you.',
  'word.composed':
    'this word has letters that are stored otherwise than they are typed (as two characters, or two as one), and searches don’t find it. Write {word}. “npm run check:content -- --fix” does it for you.',
  'copy.text': 'this text is the same as in {file}. Write the entry’s own, or remove the copy.',
  'copy.title':
    '{file} has the same title. Change one of them so that readers can tell them apart: add the year, for example.',
  'language.alphabet':
    'the text in “{to}” is written in another alphabet. Translate it, or move it to the file of its language.',
  'language.other':
    'this part of the text in “{to}” looks like “{from}”. If it was left untranslated, translate it.',

  'link.harmful':
    'an address of this kind can harm readers. Use an https:// address, or remove the link.',
  'link.empty': 'this link has no address.',
  'link.incomplete': 'write the whole address, with https:// in front.',
  'link.invalid': 'this is not a complete address. Fix it.',
  'link.kind': 'links of this kind are not supported.',
  'link.relative': 'relative links are not supported.',
  'link.starts':
    'A link starts with / for a page of this site, https:// for another site, mailto:, tel:, or # for a heading on the same page.',
  'link.noPage': 'the site has no page “{path}”.',
  'link.copy':
    'Open the page on the site and copy its address from the browser, from the / after the site’s name on.',
  'link.ownSite':
    'this is an address of this site: write “{path}”, which keeps readers in their language.',
  'link.noHeading': 'there is no such heading on this page.',
  'link.headings': 'Write one of {headings}.',
  'link.noHeadings':
    'The text has no headings that start with ##: remove the link, or add a heading.',
  'link.alsoNoPage': 'Also, the site has no page “{path}”.',
  'link.rewrite': 'write it as “{path}”, without {parts}.',
  'link.language': 'the language (the site adds it)',
  'link.slash': 'the slash at the end',
  'link.html': '“.html”',
  'field.harmful':
    'an address that starts with javascript:, vbscript:, data: or blob: can harm readers. Use an https:// address, or remove it.',
  'field.markdown':
    'Markdown is not used in this field, and readers would see its signs. Remove them.',
  'field.reference':
    'readers would see the code between & and ; as it is. Type the sign itself, for example «, & or a space.',

  'block.import':
    'a line that starts with “import” or “export” is code, and pages contain none. Remove it: blocks need no import.',
  'block.braces': 'what stands in { } is code, and pages contain none. Remove it.',
  'block.text':
    'page.mdx contains blocks only. Move the text to index.uz.md, index.ru.md and so on: <Text /> shows it.',
  'block.unknown': '<{name}> is not a block: choose from {blocks}.',
  'block.spread':
    'attributes in { } are code, and pages contain none. Write each as <{block} name="value" />.',
  'block.attribute': '<{block}> has no attribute “{name}”.',
  'block.noAttributes': 'It takes none: remove it.',
  'block.attributes': 'Its attributes are: {attributes}.',
  'block.value':
    'the value of “{name}” in <{block}> is code, and pages contain none. Write it in quotes: {name}="…".',
  'mdx.open':
    '<{tag}> is opened and never closed. Write </{tag}> after its text, or <{tag} /> when it has none.',
  'mdx.close': '</{tag}> closes nothing. Remove it, or write <{tag}> before it.',
  'mdx.brace': 'a { is opened and never closed. Write \\{ to show the brace itself.',
  'mdx.less':
    'a < starts a component here, and this is not one. Write \\< to show the sign itself, [text](address) for a link, and <Name attribute="value" /> for a component.',
  'mdx.comment': 'an HTML comment is not possible here. Remove it.',
  'mdx.other': 'this can’t be read as MDX ({reason}).',

  'apostrophe.wrong':
    'write {words}, with ʻ (U+02BB) in oʻ and gʻ and ʼ (U+02BC) elsewhere. “npm run check:content -- --fix” does it for you.',

  'stale.phone': 'no entry has this telephone number. If it has changed, correct it here, too.',
  'stale.hours': 'the reception is open {hours}. If this is about it, correct the hours.',
  'stale.day': 'this day is not among those of the admission: {days}. Make sure it is right.',

  'term.wrong': 'the glossary has another term: write {terms}.',
  'term.missing':
    'the text in “{from}” has {found}, the text in “{to}” has no counterpart: write {terms}.',
  'term.or': '{one} or {other}',
  'term.note': '{note}',
};
