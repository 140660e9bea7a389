import { forgetError, storeError } from './stored-error.ts';

if (!/^(?:\/\w\w)?\/500$/.test(location.pathname)) forgetError();
addEventListener('error', ({ error }) => storeError(error));
addEventListener('unhandledrejection', ({ reason }) => storeError(reason));
