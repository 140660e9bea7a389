import { renderToString } from 'react-dom/server';
import type { SubmissionFormProps } from './props.ts';
import { SubmissionForm } from './SubmissionForm.tsx';

/** The HTML of a form that `mountForm` hydrates. */
export const renderForm = (props: SubmissionFormProps): string =>
  renderToString(<SubmissionForm {...props} />);
