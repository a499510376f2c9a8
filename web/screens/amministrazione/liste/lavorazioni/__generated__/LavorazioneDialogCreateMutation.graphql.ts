/**
 * @generated SignedSource<<36f03c289b6a5203607851b35b271cf8>>
 * @relayHash dbf53a4d5c50b6c555b31df68bec050c
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28af36bc6440e1d6b69f3bc7487a9da45bdbaf51e316006ef387015955a1f10d

import type { ConcreteRequest } from 'relay-runtime';
export type TipoPezzo = "ante" | "n_vetri" | "numero";
export type CreateLavorazioneInput = {
  attiva?: boolean | null;
  attivitaNumero: TipoPezzo;
  fase: string;
  nome: string;
  quota: number;
};
export type LavorazioneDialogCreateMutation$variables = {
  input: CreateLavorazioneInput;
};
export type LavorazioneDialogCreateMutation$data = {
  readonly createLavorazione: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly lavorazione: {
      readonly pk: number;
    } | null;
  };
};
export type LavorazioneDialogCreateMutation = {
  response: LavorazioneDialogCreateMutation$data;
  variables: LavorazioneDialogCreateMutation$variables;
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
    "name": "LavorazioneDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateLavorazionePayload",
        "kind": "LinkedField",
        "name": "createLavorazione",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Lavorazione",
            "kind": "LinkedField",
            "name": "lavorazione",
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
    "name": "LavorazioneDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateLavorazionePayload",
        "kind": "LinkedField",
        "name": "createLavorazione",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Lavorazione",
            "kind": "LinkedField",
            "name": "lavorazione",
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
    "id": "28af36bc6440e1d6b69f3bc7487a9da45bdbaf51e316006ef387015955a1f10d",
    "metadata": {},
    "name": "LavorazioneDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a0728a3253be426a993e9a078de98074";

export default node;
