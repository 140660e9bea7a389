import { options } from '../contract/application-posts.ts';

export default options;
