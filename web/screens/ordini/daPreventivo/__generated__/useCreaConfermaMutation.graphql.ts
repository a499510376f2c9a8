/**
 * @generated SignedSource<<989dfd39c731b0c5e56d76128f40e295>>
 * @relayHash 56b4fa4409403209842761d297298c4b
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 575aa55fa5a68072338809fd841ad54791a757671f3e4b5878497a671d97647d

import type { ConcreteRequest } from 'relay-runtime';
export type useCreaConfermaMutation$variables = {
  ordine?: number | null;
  preventivo?: number | null;
};
export type useCreaConfermaMutation$data = {
  readonly createConfermaDaPreventivo: {
    readonly conferma: {
      readonly pk: number;
    } | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useCreaConfermaMutation = {
  response: useCreaConfermaMutation$data;
  variables: useCreaConfermaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordine"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "preventivo"
},
v2 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "ordine",
        "variableName": "ordine"
      },
      {
        "kind": "Variable",
        "name": "preventivo",
        "variableName": "preventivo"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreaConfermaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "CreateConfermaDaPreventivoPayload",
        "kind": "LinkedField",
        "name": "createConfermaDaPreventivo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ConfermaOrdine",
            "kind": "LinkedField",
            "name": "conferma",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCreaConfermaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "CreateConfermaDaPreventivoPayload",
        "kind": "LinkedField",
        "name": "createConfermaDaPreventivo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ConfermaOrdine",
            "kind": "LinkedField",
            "name": "conferma",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "575aa55fa5a68072338809fd841ad54791a757671f3e4b5878497a671d97647d",
    "metadata": {},
    "name": "useCreaConfermaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7db063c5f22bfca5cd6900dcba96d95a";

export default node;
