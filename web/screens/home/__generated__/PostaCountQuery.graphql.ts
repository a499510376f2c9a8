/**
 * @generated SignedSource<<628bea4eb38006f2c01d54adee3f5969>>
 * @relayHash 24590839fa3fa1381a6f42e22ce74020
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a787ca83eac0464e2e6dedd76c4dada762f2a155580f25505b1a57c132d8f139

import type { ConcreteRequest } from 'relay-runtime';
export type PostaCountQuery$variables = Record<PropertyKey, never>;
export type PostaCountQuery$data = {
  readonly fallite: {
    readonly totalCount: number;
  };
  readonly inAttesa: {
    readonly totalCount: number;
  };
};
export type PostaCountQuery = {
  response: PostaCountQuery$data;
  variables: PostaCountQuery$variables;
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
    "name": "PostaCountQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PostaCountQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "a787ca83eac0464e2e6dedd76c4dada762f2a155580f25505b1a57c132d8f139",
    "metadata": {},
    "name": "PostaCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2af184b00532d167ca5e6da5c6a312d9";

export default node;
