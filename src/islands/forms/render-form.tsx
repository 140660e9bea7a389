import { renderToString } from 'react-dom/server';
import { SubmissionForm, type SubmissionFormProps } from './SubmissionForm.tsx';

/** The HTML of a form that `mountForm` hydrates. */
export const renderForm = (props: SubmissionFormProps): string =>
  renderToString(<SubmissionForm {...props} />);
