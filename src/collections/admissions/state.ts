export type AdmissionState = 'notYet' | 'open' | 'closed';

/** Where a day falls among the days of an admission, both `opens` and `closes` included. */
export function admissionState(
  { opens, closes }: { opens: Date; closes: Date },
  today: Date,
): AdmissionState {
  if (today < opens) return 'notYet';
  return today <= closes ? 'open' : 'closed';
}
