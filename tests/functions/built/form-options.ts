import type { FormOptions } from '../../../src/forms/registry.ts';
import { topicOptions } from '../../../src/forms/topics.ts';
import { options } from '../contract/application-posts.ts';

const formOptions: FormOptions = {
  contact: { topic: topicOptions('uz') },
  application: options,
};

export default formOptions;
