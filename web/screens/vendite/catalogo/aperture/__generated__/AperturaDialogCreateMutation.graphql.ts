/**
 * @generated SignedSource<<75c1f3a479e6ddaf108e2777f73ccb3a>>
 * @relayHash 2ac2ad3c650262f65da7fb1fbc46962b
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a3cf227f1010b3d5160a11c26232d6ce430656c085b465cd1a09e4c7ef77ffc

import type { ConcreteRequest } from 'relay-runtime';
export type SensoApertura = "ANTA_RIBALTA_DESTRA" | "ANTA_RIBALTA_SINISTRA" | "DESTRA" | "FISSA" | "RIBALTA" | "SCORREVOLE" | "SINISTRA";
export type CreateTipoAperturaInput = {
  immagine?: FileInput | null;
  nome: string;
  removeImmagine?: boolean | null;
  ritirato?: boolean | null;
  senso?: SensoApertura | null;
};
export type FileInput = {
  base64?: string | null;
  nome?: string | null;
};
export type AperturaDialogCreateMutation$variables = {
  input: CreateTipoAperturaInput;
};
export type AperturaDialogCreateMutation$data = {
  readonly createTipoApertura: {
    readonly apertura: {
      readonly pk: number;
    } | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type AperturaDialogCreateMutation = {
  response: AperturaDialogCreateMutation$data;
  variables: AperturaDialogCreateMutation$variables;
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
    "name": "AperturaDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateTipoAperturaPayload",
        "kind": "LinkedField",
        "name": "createTipoApertura",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AperturaInCatalogo",
            "kind": "LinkedField",
            "name": "apertura",
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
    "name": "AperturaDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateTipoAperturaPayload",
        "kind": "LinkedField",
        "name": "createTipoApertura",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AperturaInCatalogo",
            "kind": "LinkedField",
            "name": "apertura",
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
    "id": "5a3cf227f1010b3d5160a11c26232d6ce430656c085b465cd1a09e4c7ef77ffc",
    "metadata": {},
    "name": "AperturaDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a7eb21ac0a0a42eafaf77d94c7ada2ec";

export default node;
