/**
 * @generated SignedSource<<5bea24c051e6d4d051a03911a6f9a68c>>
 * @relayHash 74b57b65754f776b1d5f7423e44b2b39
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3716f8db86d38c57896d3756850317ce6137c2fff8cc35ed6dc3c9eaaf75297f

import type { ConcreteRequest } from 'relay-runtime';
export type SensoApertura = "ANTA_RIBALTA_DESTRA" | "ANTA_RIBALTA_SINISTRA" | "DESTRA" | "FISSA" | "RIBALTA" | "SCORREVOLE" | "SINISTRA";
export type UpdateApertureTipoSerramentoInput = {
  aperture?: ReadonlyArray<number | null> | null;
  tipoSerramento: number;
};
export type ApertureMutation$variables = {
  input: UpdateApertureTipoSerramentoInput;
};
export type ApertureMutation$data = {
  readonly updateApertureTipoSerramento: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly tipoSerramento: {
      readonly aperture: ReadonlyArray<{
        readonly nome: string;
        readonly pk: number;
        readonly senso: SensoApertura;
      }>;
      readonly id: string;
    } | null;
  };
};
export type ApertureMutation = {
  response: ApertureMutation$data;
  variables: ApertureMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateApertureTipoSerramentoPayload",
    "kind": "LinkedField",
    "name": "updateApertureTipoSerramento",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TipoSerramento",
        "kind": "LinkedField",
        "name": "tipoSerramento",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TipoApertura",
            "kind": "LinkedField",
            "name": "aperture",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pk",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nome",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "senso",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ApertureMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ApertureMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3716f8db86d38c57896d3756850317ce6137c2fff8cc35ed6dc3c9eaaf75297f",
    "metadata": {},
    "name": "ApertureMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ea68e0ddece2a978a68c2570553fddc3";

export default node;
