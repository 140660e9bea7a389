import { createHash } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The site's OAuth app, as the stand-in knows it. */
export const app = { id: 'Iv1.camu', secret: 'app-secret' };

/** The token that it gives. */
export const token = 'gho_StandIn0123456789';

/** A stand-in for GitHub's sign-in. */
export interface GitHub {
  url: string;
  /** The bodies of the requests for a token. */
  tokenRequests: URLSearchParams[];
  /** Replaces the answers to requests for a token. */
  answerToken: RequestListener | undefined;
  /** Whether the person refuses access. */
  isDenied: boolean;
  close: () => Promise<void>;
}

const s256 = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** Starts a stand-in that asks nobody: it leads back at once. A code works once, with its verifier. */
export async function startGitHub(): Promise<GitHub> {
  /** The challenge and the return address of each unused code. */
  const codes = new Map<string, { challenge: string; returnUrl: string }>();

  function leadBack(query: URLSearchParams): string {
    const returnUrl = query.get('redirect_uri') ?? '';
    const location = new URL(returnUrl);
    location.searchParams.set('state', query.get('state') ?? '');
    if (github.isDenied) {
      location.searchParams.set('error', 'access_denied');
      return location.href;
    }
    const code = crypto.randomUUID();
    codes.set(code, { challenge: query.get('code_challenge') ?? '', returnUrl });
    location.searchParams.set('code', code);
    return location.href;
  }

  function exchange(body: URLSearchParams): object {
    const field = (name: string) => body.get(name) ?? '';
    if (field('client_id') !== app.id || field('client_secret') !== app.secret) {
      return { error: 'incorrect_client_credentials' };
    }
    const granted = codes.get(field('code'));
    codes.delete(field('code'));
    if (granted?.challenge !== s256(field('code_verifier'))) {
      return { error: 'bad_verification_code' };
    }
    if (granted.returnUrl !== field('redirect_uri')) return { error: 'redirect_uri_mismatch' };
    return { access_token: token, token_type: 'bearer', scope: 'public_repo' };
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (request.method === 'GET' && pathname === '/login/oauth/authorize') {
      response.writeHead(302, { location: leadBack(searchParams) }).end();
    } else if (request.method === 'POST' && pathname === '/login/oauth/access_token') {
      const body = new URLSearchParams(await text(request));
      github.tokenRequests.push(body);
      if (github.answerToken) github.answerToken(request, response);
      else response.end(JSON.stringify(exchange(body)));
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));

  const github: GitHub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tokenRequests: [],
    answerToken: undefined,
    isDenied: false,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return github;
}
