/** A valid contact form, as typed. */
export const validContact = {
  firstName: 'Anora',
  lastName: 'Yoʻldosheva',
  email: 'anora@example.com',
  phone: '90 123 45 67',
  message: 'Qabul qachon boshlanadi?',
  consent: 'on',
};
