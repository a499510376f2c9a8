/**
 * @generated SignedSource<<2c28840b516f3c458c7e366935f5b8ce>>
 * @relayHash 15613c52d81e2f6b0753834c94767337
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c69b3a2ef6c0c197a1246f2341c3b3fb7caa59d8cf8ae0583a9a99a57ff23380

import type { ConcreteRequest } from 'relay-runtime';
export type PianificaBanchiInput = {
  assegnazioni?: ReadonlyArray<AssegnazioneBancoInput> | null;
  configurazioni?: ReadonlyArray<number> | null;
  nome: string;
  ordini?: ReadonlyArray<number> | null;
};
export type AssegnazioneBancoInput = {
  configurazione?: number | null;
  ordine?: number | null;
};
export type PlanFormMutation$variables = {
  input: PianificaBanchiInput;
};
export type PlanFormMutation$data = {
  readonly pianificaBanchi: {
    readonly analisiPostazione: {
      readonly nome: string;
      readonly numeroOrdini: number;
      readonly pk: number;
      readonly postazioni: ReadonlyArray<{
        readonly minuti: number;
        readonly ordini: ReadonlyArray<{
          readonly posizione: number;
        }>;
        readonly postazione: string;
      }>;
    } | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type PlanFormMutation = {
  response: PlanFormMutation$data;
  variables: PlanFormMutation$variables;
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
  "name": "nome",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroOrdini",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "PostazioneAnalisi",
  "kind": "LinkedField",
  "name": "postazioni",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postazione",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minuti",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrdineAnalisi",
      "kind": "LinkedField",
      "name": "ordini",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "posizione",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
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
    "name": "PlanFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PianificaBanchiPayload",
        "kind": "LinkedField",
        "name": "pianificaBanchi",
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
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
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
    "name": "PlanFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PianificaBanchiPayload",
        "kind": "LinkedField",
        "name": "pianificaBanchi",
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
              (v4/*:: as any*/),
              (v5/*:: as any*/),
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
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c69b3a2ef6c0c197a1246f2341c3b3fb7caa59d8cf8ae0583a9a99a57ff23380",
    "metadata": {},
    "name": "PlanFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2004b7f139de14ddf0d06dc022f745b2";

export default node;
