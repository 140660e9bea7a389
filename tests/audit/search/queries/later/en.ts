import { readQueries } from '../lines.ts';

export const en = readQueries(
  'en',
  `
  tuition for egyptian student > /fees
  is the nursing degree accepted in uk > /licence
  dentistry how many years > /course/3 /about-course/3 /courses
  what papers to apply from abroad > /admission /admission/1 /admission/2 /sections/2 /international
  last date to apply nursing > /admission/2 /admission /admission/4
  ABSN length > /news/7/faculty-of-nursing-at-camu /courses /admission/2
  what is the exam for nurses in america > /news/7/faculty-of-nursing-at-camu /licence /news/24/nclex-study-group-opens
  hall of residence how to book > /dormitory
  are visitors allowed at night > /dormitory
  do rooms have a fridge
  exam timetable > /students
  lost my login for online platform > /sections/8 /students
  who do i ask for a certificate of study > /students /sections/5
  i feel very stressed > /sections/7
  volunteer in hospital > /sections/3
  anatomy teacher > /teachers /departments/3 /staff
  publish paper is it free > /journal /journals/1/medicine-of-the-fergana-valley /journals/2/nursing-and-care /journals/3/public-health-review
  reviewers of the journal how long > /journals/1/medicine-of-the-fergana-valley /journals/2/nursing-and-care /journals/3/public-health-review /journal
  submit manuscript email > /journal /sections/4 /journals/1/medicine-of-the-fergana-valley /journals/2/nursing-and-care /journals/3/public-health-review
  hr office email > /careers /connect
  salary of a lecturer
  television wants to film > /connect#press /connect
  fake diploma check > /connect /licence
  report corruption > /anti-corruption /connect
  how can i meet the rector > /reception /sections/1 /staff/anvar-qodirov /staff
  turkish partner university > /news/28/partnership-with-a-turkish-university /about
  pubmed > /books
  tennis court
  architecture degree
  student discount train ticket
  `,
);
