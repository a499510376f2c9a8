/**
 * @generated SignedSource<<abef3b29fb53f3151aab28bc4efe780a>>
 * @relayHash 5136c0c273958fb15f3aee4830414286
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f053c1483dcb107e18aaaa2cf4dfb9bb4195bb58c8f20e644d8c27b21d5b69b

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateAnalisiPostazioneInput = {
  configurazione?: ReadonlyArray<PostazioneAnalisiInput> | null;
  nome: string;
  ordini?: ReadonlyArray<number> | null;
  pk: number;
  settimana?: string | null;
  versione?: number | null;
};
export type PostazioneAnalisiInput = {
  campi?: ReadonlyArray<string> | null;
  postazione?: string | null;
};
export type AnalisiPageMutation$variables = {
  input: UpdateAnalisiPostazioneInput;
};
export type AnalisiPageMutation$data = {
  readonly updateAnalisiPostazione: {
    readonly analisiPostazione: {
      readonly pk: number;
      readonly versione: number;
    } | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type AnalisiPageMutation = {
  response: AnalisiPageMutation$data;
  variables: AnalisiPageMutation$variables;
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
  "kind": "ScalarField",
  "name": "versione",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AnalisiPageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateAnalisiPostazionePayload",
        "kind": "LinkedField",
        "name": "updateAnalisiPostazione",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalisiPostazione",
            "kind": "LinkedField",
            "name": "analisiPostazione",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AnalisiPageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateAnalisiPostazionePayload",
        "kind": "LinkedField",
        "name": "updateAnalisiPostazione",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalisiPostazione",
            "kind": "LinkedField",
            "name": "analisiPostazione",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
    "id": "6f053c1483dcb107e18aaaa2cf4dfb9bb4195bb58c8f20e644d8c27b21d5b69b",
    "metadata": {},
    "name": "AnalisiPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fb34da1e8ca4d58cac25d2b511676e4f";

export default node;
