/**
 * @generated SignedSource<<c0ee384cea00b275e836bb396ef5f3b9>>
 * @relayHash 91861562188ca1a96881a4569ed0eb87
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03526074c0527d70390c611b065e2bb1f0226a49a54d642a4bc52e501610a0e3

import type { ConcreteRequest } from 'relay-runtime';
export type UpdatePianificazioneBanchiInput = {
  assegnazioni?: ReadonlyArray<AssegnazioneBancoInput> | null;
  configurazioni?: ReadonlyArray<number> | null;
  nome?: string | null;
  ordini?: ReadonlyArray<number> | null;
  pk: number;
  versione?: number | null;
};
export type AssegnazioneBancoInput = {
  configurazione?: number | null;
  ordine?: number | null;
};
export type PianificazioneFormMutation$variables = {
  input: UpdatePianificazioneBanchiInput;
};
export type PianificazioneFormMutation$data = {
  readonly updatePianificazioneBanchi: {
    readonly analisiPostazione: {
      readonly pk: number;
    } | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type PianificazioneFormMutation = {
  response: PianificazioneFormMutation$data;
  variables: PianificazioneFormMutation$variables;
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
    "name": "PianificazioneFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdatePianificazioneBanchiPayload",
        "kind": "LinkedField",
        "name": "updatePianificazioneBanchi",
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
    "name": "PianificazioneFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdatePianificazioneBanchiPayload",
        "kind": "LinkedField",
        "name": "updatePianificazioneBanchi",
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
    "id": "03526074c0527d70390c611b065e2bb1f0226a49a54d642a4bc52e501610a0e3",
    "metadata": {},
    "name": "PianificazioneFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4e9ac67fdd3b43a6f24b766511e7aa74";

export default node;
