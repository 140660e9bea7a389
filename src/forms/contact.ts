import * as v from 'valibot';
import { errorCode } from './codes.ts';
import {
  type FieldName,
  fieldsFor,
  findOption,
  type SelectOption,
  type SelectOptions,
} from './registry.ts';
import {
  consent,
  emailAddress,
  firstName,
  homeAddress,
  lastName,
  messageText,
  phoneNumber,
} from './text-fields.ts';
import { type Validation, type ValidationContext, validate } from './validate.ts';

/** One of the topics, or none: older pages and other programs don't send any. */
function chosenTopic(options: readonly SelectOption[]) {
  const unknown = errorCode('topic.unknown');
  return v.optional(
    v.pipe(
      v.string(unknown),
      v.trim(),
      v.check((value) => value === '' || findOption(options, value) !== undefined, unknown),
    ),
    '',
  );
}

/** A field that the form doesn't ask for. */
const ignored = v.optional(
  v.pipe(
    v.unknown(),
    v.transform(() => undefined),
  ),
);

type Context = Pick<ValidationContext<SelectOptions<'contact'>>, 'options' | 'dialled'>;

function contactSchema({ options: { topic }, dialled }: Context, chosen: string) {
  const asksResidence = fieldsFor('contact', chosen).some(({ name }) => name === 'residence');
  return v.pipe(
    v.object({
      firstName,
      lastName,
      email: emailAddress,
      phone: phoneNumber(dialled),
      topic: chosenTopic(topic),
      residence: asksResidence ? homeAddress : ignored,
      message: messageText,
      consent,
    } satisfies Record<FieldName<'contact'>, v.GenericSchema>),
    // A message without a topic is stored as it was before there were topics: sent again, it is
    // recognized as the same.
    v.transform(({ topic: value, residence, message, consent, ...person }) => {
      const title = findOption(topic, value)?.title;
      return {
        ...(title !== undefined && { topic: value, topicTitle: title }),
        ...person,
        ...(residence !== undefined && { residence }),
        message,
        consent,
      };
    }),
  );
}

/** A message as it is stored: the phone number in E.164, texts in NFC, lines ended by `\n`. */
export type ContactFields = v.InferOutput<ReturnType<typeof contactSchema>>;

/** Checks the contact form as typed or posted, and normalizes it. Unknown fields are ignored. */
export const validateContact = (
  values: Readonly<Record<string, unknown>>,
  context: Context,
): Validation<ContactFields, FieldName<'contact'>> => {
  const topic = v.safeParse(chosenTopic(context.options.topic), values['topic']);
  return validate(contactSchema(context, topic.success ? topic.output : ''), values);
};
