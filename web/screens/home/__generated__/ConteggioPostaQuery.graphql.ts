/**
 * @generated SignedSource<<f9c286d0ccb18534235a4b78d9301f91>>
 * @relayHash 9c42a87c4929148cdf9c6bffff229f4e
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12fd8269322d3f6ff59dfe32c29231fc7699253f6ee60f148d03fe6b2d5f7a4f

import type { ConcreteRequest } from 'relay-runtime';
export type ConteggioPostaQuery$variables = Record<PropertyKey, never>;
export type ConteggioPostaQuery$data = {
  readonly fallite: {
    readonly totalCount: number;
  };
  readonly inAttesa: {
    readonly totalCount: number;
  };
};
export type ConteggioPostaQuery = {
  response: ConteggioPostaQuery$data;
  variables: ConteggioPostaQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": "inAttesa",
    "args": [
      {
        "kind": "Literal",
        "name": "filtro",
        "value": {
          "stato": "DA_INVIARE"
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "MailsConnection",
    "kind": "LinkedField",
    "name": "mails",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "mails(filtro:{\"stato\":\"DA_INVIARE\"},first:1)"
  },
  {
    "alias": "fallite",
    "args": [
      {
        "kind": "Literal",
        "name": "filtro",
        "value": {
          "stato": "FALLITA"
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "MailsConnection",
    "kind": "LinkedField",
    "name": "mails",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "mails(filtro:{\"stato\":\"FALLITA\"},first:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ConteggioPostaQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ConteggioPostaQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "12fd8269322d3f6ff59dfe32c29231fc7699253f6ee60f148d03fe6b2d5f7a4f",
    "metadata": {},
    "name": "ConteggioPostaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8952829a60851172df2e1aab369f91ba";

export default node;
