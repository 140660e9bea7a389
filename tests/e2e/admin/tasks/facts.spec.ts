import { appendFile, copyFile } from 'node:fs/promises';
import { contentPath, publicPath } from '../../../../src/build/site-paths.mjs';
import { expect, test } from '../../test.ts';
import { type Files, nextNumber, siteFiles, testSite, textOf } from '../repository.ts';
import { highWindow } from '../screen.ts';
import { Author, content, expectValid } from './author.ts';

test.use(highWindow);

test('what people look up: a phone number, a vacancy, a teacher, an article, an admission, a video', async ({
  page,
}, testInfo) => {
  // Six forms with one opening of the screen.
  test.setTimeout(10 * 60_000);
  const author = new Author(page);
  const saved: Files[] = [];
  await author.begin({
    ...content(
      'admissions',
      'contact',
      'departments',
      'journal-issues',
      'journals',
      'teachers',
      'vacancies',
      'videos',
    ),
    ...siteFiles(`${publicPath}/pdf/{1-*,book.pdf}`),
  });

  await test.step('a changed phone number changes nothing else', async () => {
    await author.go('Aloqa');
    await author.press('Hammasini yoyish', author.field('Telefonlar'));
    const number = author.field('Telefon raqami', author.field('Telefonlar')).first();
    // Without the country code: refused with a hint on the correct form.
    await author.type('200 11 22', number);
    await author.press('Saqlash');
    await expect(number.getByRole('alert')).toContainText('Davlat kodi bilan: +998 73 200 12 34.');
    // With spaces, as people write it.
    await author.type('+998 73 200 11 22', number);
    await author.save();

    const [path = ''] = Object.keys(content('contact')).filter((file) => file.endsWith('.yaml'));
    const contact = await author.files(`${contentPath}/contact`);
    expect(textOf(contact, path)).toBe(
      textOf(content('contact'), path).replace('+998732110000', '+998732001122'),
    );
    saved.push(contact);
  });

  await test.step('a vacancy, in Uzbek alone', async () => {
    await author.create('Boʻsh ish oʻrinlari');
    const uzbek = (label: string) => author.field('Oʻzbekcha', author.field(label));
    await author.type('Kutubxonachi', uzbek('Lavozim nomi'));
    await author.type('Kitob fondi va oʻquv zaliga javob beradi.', uzbek('Tavsif'));
    await author.type('Oliy maʼlumot', uzbek('Talablar'));
    await author.save();
    const files = await author.files(`${contentPath}/vacancies`);
    const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'UTC' });
    expect(
      textOf(files, `${contentPath}/vacancies/${nextNumber('vacancies')}-kutubxonachi.yaml`),
    ).toContain(
      `title:\n  uz: Kutubxonachi\nannounced: ${day}\ndescription:\n` +
        '  uz: Kitob fondi va oʻquv zaliga javob beradi.\nrequirements:\n  uz:\n    - Oliy maʼlumot\n',
    );
    saved.push(files);
  });

  await test.step('a teacher', async () => {
    await author.create('Oʻqituvchilar');
    const uzbek = (label: string) => author.field('Oʻzbekcha', author.field(label));
    await author.type('Salimov Jasur Tohirovich', uzbek('Familiya, ism, sharif'));
    await author.click(author.field('Lavozim').getByRole('radio', { name: 'Assistent' }));
    await author.pick('Kafedra', 'Anatomiya kafedrasi');
    await author.type('Umumiy jarrohlik', uzbek('Fanlari'));
    await author.save();
    const files = await author.files(`${contentPath}/teachers`);
    const file = textOf(files, `${contentPath}/teachers/salimov-jasur-tohirovich.yaml`);
    expect(file).toContain('post: assistant\ndepartment: 3\nsubjects:\n  uz: Umumiy jarrohlik\n');
    saved.push(files);
  });

  await test.step('an article with its PDF', async () => {
    await author.open('Jurnal sonlari', /2025, № 2/);
    const list = author.field('Maqolalar');
    await author.press('\u2068Maqola\u2069 qoʻshish', list);
    const last = (label: string) => author.field(label, list).last();
    await author.type('Maktab oʻquvchilarida kariyes', author.field('Oʻzbekcha', last('Sarlavha')));
    await author.press('\u2068Muallif\u2069 qoʻshish', last('Mualliflar'));
    await author.type('N. R. Boboyeva', last('Mualliflar'));
    await author.type('90–97', last('Sahifalari'));
    await author.click(last('Tili').getByRole('radio', { name: 'Oʻzbek' }));
    await author.type(
      'Kariyes maktablarda oʻrganildi.',
      author.field('Oʻzbekcha', last('Annotatsiya')),
    );
    const [pdfOfAnother = ''] = Object.values(siteFiles(`${publicPath}/pdf/book.pdf`));
    await author.upload(last('Maqolaning PDF fayli'), {
      name: 'Boboyeva maqola.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(pdfOfAnother, 'base64'),
    });
    await author.save();
    const [files, pdf] = [
      await author.files(`${contentPath}/journal-issues`),
      await author.files(`${publicPath}/pdf`),
    ];
    expect(Object.keys(pdf)).toContain(`${publicPath}/pdf/boboyeva-maqola.pdf`);
    saved.push(files, pdf);
  });

  await test.step('an admission with its opening day', async () => {
    await author.create('Qabul');
    await author.type('Magistraturaga qabul', author.field('Sarlavha'));
    await author.type('Magistraturaga hujjat topshirish tartibi.', author.field('Qisqa mazmun'));
    await author.type('Ariza yozing.', author.field('Qadamlar'));
    await author.press('\u2068Qadam\u2069 qoʻshish', author.field('Qadamlar'));
    await author.type('Hujjatlarni topshiring.', author.field('Qadamlar'));
    await author.type('Diplom nusxasi', author.field('Kerakli hujjatlar'));
    await author.type('Hujjatlar qabul komissiyasida olinadi.', author.field('Matn'));
    await author.type('2027-2028', author.field('Oʻquv yili'));
    await author.type('2027-08-01', author.field('Birinchi kun'));
    await author.type('2027-08-20', author.field('Oxirgi kun'));
    await author.save();
    const folder = `${contentPath}/admissions/${nextNumber('admissions')}-magistraturaga-qabul`;
    const files = await author.files(folder);
    expect(textOf(files, `${folder}/index.uz.md`)).toContain(
      'academicYear: 2027-2028\nopens: 2027-08-01\ncloses: 2027-08-20\n',
    );
    saved.push(files);
  });

  await test.step('a video, whose field has the name of that of a book’s PDF', async () => {
    const film = testInfo.outputPath('open-day.mp4');
    const poster = testInfo.outputPath('open-day.png');
    await copyFile(`${testSite}/${publicPath}/video/clip.mp4`, film);
    // Sveltia takes a file that is in the repository already for the same one.
    await appendFile(film, 'another');
    await copyFile(`${testSite}/${contentPath}/videos/clip.png`, poster);
    await author.create('Videolar');
    await author.type('Ochiq eshiklar', author.field('Oʻzbekcha', author.field('Sarlavha')));
    await author.type('Qisqa film.', author.field('Oʻzbekcha', author.field('Tavsif')));
    await author.type('2026-11-21', author.field('Sana'));
    const seconds = author.field('Davomiyligi, soniya').getByRole('spinbutton');
    await author.click(seconds);
    await seconds.fill('95');
    await author.drop(author.field('Muqova rasmi'), poster);
    await author.drop(author.field('Video (MP4)'), film);
    await author.save();
    const path = `${publicPath}/video`;
    const files = {
      ...(await author.files(`${contentPath}/videos`)),
      ...(await author.files(path)),
    };
    expect(Object.keys(files)).toContain(`${path}/open-day.mp4`);
    saved.push(files);
  });

  await expectValid(...saved);
});
