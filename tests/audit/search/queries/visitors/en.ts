import { readQueries } from '../lines.ts';

export const en = readQueries(
  'en',
  `
  pmdc > /licence
  Is CAMU approved by PM&DC > /licence
  pakistan recognition of degree > /licence
  mdcn nigeria doctors > /licence
  can I work in germany after nursing > /licence /news/7/faculty-of-nursing-at-camu
  wdoms listed? > /licence
  issn number of the journal > /journal /journals/1/medicine-of-the-fergana-valley /journals/2/nursing-and-care /journals/3/public-health-review
  press office > /connect#press /connect
  i am a reporter who can i interview > /connect#press /connect
  verify degree certificate employer > /connect#diploma /connect /licence
  student visa invitation letter > /sections/2 /admission /international
  mbbs duration > /course/1 /about-course/1 /courses
  mbbs fees in dollars > /fees
  how much for citizens of india > /fees
  do you take cash > /fees
  pay tuition in two parts > /fees
  when does application open for bachelor > /admission /admission/1
  what is the exam about chemistry > /admission/1 /admission
  transfer from kyrgyzstan medical university > /admission/3
  moving from other univercity 3rd year > /admission/3
  BSN bridge who is it for > /news/7/faculty-of-nursing-at-camu /courses /admission/2
  night shift nurse want degree > /admission/4
  online nursing diploma > /news/7/faculty-of-nursing-at-camu /admission/2 /course/4 /courses
  hostell rent > /dormitory
  curfew in hostel > /dormitory
  can my mother sleep in dorm > /dormitory
  is wifi included in room > /dormitory
  kitchen in hall allowed cooking > /dormitory
  how to get transcript > /sections/5 /students
  wrong mark in hemis > /students /sections/5
  i forgot my password to platform > /sections/8 /students
  gpa needed to pass to next year > /students
  retake failed subject cost > /students /sections/5
  winter vacation dates > /students
  psycologist appointment > /sections/7
  theatre club > /sections/3
  scholarship for orphan > /fees /sections/7
  borrow textbook from library > /books#borrow /books /sections/6
  library phone > /books /sections/6
  plagiarism check > /sections/6
  lecturer nursing vacancy > /careers/2 /careers
  form 3.4 list of works > /careers
  anaesthesiology residency > /postgraduate
  phd supervisor medicine > /postgraduate /sections/4
  who is vice rector for research > /sections/1 /staff
  dean nursing phone > /departments/2 /staff/nigora-saidova /students /staff
  complain about rude staff > /reception
  bribe report anonymously > /anti-corruption /connect
  where are you located map > /contact
  accreditation valid until > /licence /about
  branch in margilan > /about
  diabetes > /news/27/diabetes-screening-in-quva /journals/1/medicine-of-the-fergana-valley/2026-1/5
  swimming pool
  MBA
  veterinary medicine
  age limit for applicants
  do you teach law
  swift code of your bank
  uniform shop address
  driving licence course
  parking for cars
  job fair graduates salary
  `,
);
