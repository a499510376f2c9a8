/**
 * @generated SignedSource<<6ba9f2c407aa9ecf2a0fe00630ea58ff>>
 * @relayHash 1b400a88a1b7a52546c66c2572228e81
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb0afb09815f8353f3508ffe0d266622c433f47761c8e4386549601c049142b5

import type { ConcreteRequest } from 'relay-runtime';
export type CreateFornitoreInput = {
  codice?: string | null;
  email?: string | null;
  immagine?: FileInput | null;
  isDefault?: boolean | null;
  nome?: string | null;
  removeImmagine?: boolean | null;
  tempo?: number | null;
  testata?: string | null;
  testoPdf?: string | null;
  tipologia?: string | null;
};
export type FileInput = {
  base64?: string | null;
  nome?: string | null;
};
export type NuovoFornitoreMutation$variables = {
  input: CreateFornitoreInput;
};
export type NuovoFornitoreMutation$data = {
  readonly createFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly fornitore: {
      readonly pk: number;
    } | null;
  };
};
export type NuovoFornitoreMutation = {
  response: NuovoFornitoreMutation$data;
  variables: NuovoFornitoreMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NuovoFornitoreMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateFornitorePayload",
        "kind": "LinkedField",
        "name": "createFornitore",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Fornitore",
            "kind": "LinkedField",
            "name": "fornitore",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NuovoFornitoreMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateFornitorePayload",
        "kind": "LinkedField",
        "name": "createFornitore",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Fornitore",
            "kind": "LinkedField",
            "name": "fornitore",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bb0afb09815f8353f3508ffe0d266622c433f47761c8e4386549601c049142b5",
    "metadata": {},
    "name": "NuovoFornitoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1931a6c058b2fb5e951731e899a17b65";

export default node;
