/**
 * @generated SignedSource<<1d89c15e4a9a6897e6afc5b634cb3327>>
 * @relayHash 13a537cab9ab890c9a284f3f1ba8b9da
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfd0080c5dfbb3e7b1e3db8f3400e5667f08aa305843a5f814fc4e63800e696e

import type { ConcreteRequest } from 'relay-runtime';
export type useCreateConfermaMutation$variables = {
  ordine?: number | null;
  preventivo?: number | null;
};
export type useCreateConfermaMutation$data = {
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
export type useCreateConfermaMutation = {
  response: useCreateConfermaMutation$data;
  variables: useCreateConfermaMutation$variables;
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
    "name": "useCreateConfermaMutation",
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
    "name": "useCreateConfermaMutation",
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
    "id": "cfd0080c5dfbb3e7b1e3db8f3400e5667f08aa305843a5f814fc4e63800e696e",
    "metadata": {},
    "name": "useCreateConfermaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "62ca855d81317d0b4a6f4031f23da410";

export default node;
