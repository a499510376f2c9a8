/**
 * @generated SignedSource<<28272cffbec352a8c4a289b44ce163d6>>
 * @relayHash c2bdac3e1423e4e53963f187b70aa7db
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3bf6cb658fc9cb06dab7cd4d62ad8d5ac55bc732687d2779f0b15800289ad75

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
  "kind": "ScalarField",
  "name": "postazione",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minuti",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "posizione",
  "storageKey": null
},
v8 = {
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
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "PostazioneAnalisi",
                "kind": "LinkedField",
                "name": "postazioni",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OrdineAnalisi",
                    "kind": "LinkedField",
                    "name": "ordini",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v8/*:: as any*/)
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
              {
                "alias": null,
                "args": null,
                "concreteType": "PostazioneAnalisi",
                "kind": "LinkedField",
                "name": "postazioni",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OrdineAnalisi",
                    "kind": "LinkedField",
                    "name": "ordini",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f3bf6cb658fc9cb06dab7cd4d62ad8d5ac55bc732687d2779f0b15800289ad75",
    "metadata": {},
    "name": "PlanFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2004b7f139de14ddf0d06dc022f745b2";

export default node;
