/**
 * @generated SignedSource<<53afee877ca8d0f036cb8c2eb3404623>>
 * @relayHash b29e432ec008440630f5f1c3b27245d2
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab32c91630fc61eec6b6ead063e01ddedf2d3b369e4276e6da3fbfac98e8ab59

import type { ConcreteRequest } from 'relay-runtime';
export type SensoApertura = "ANTA_RIBALTA_DESTRA" | "ANTA_RIBALTA_SINISTRA" | "DESTRA" | "FISSA" | "RIBALTA" | "SCORREVOLE" | "SINISTRA";
export type UpdateApertureTipoSerramentoInput = {
  aperture?: ReadonlyArray<number | null> | null;
  tipoSerramento: number;
};
export type TipoApertureMutation$variables = {
  input: UpdateApertureTipoSerramentoInput;
};
export type TipoApertureMutation$data = {
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
export type TipoApertureMutation = {
  response: TipoApertureMutation$data;
  variables: TipoApertureMutation$variables;
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
    "name": "TipoApertureMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TipoApertureMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ab32c91630fc61eec6b6ead063e01ddedf2d3b369e4276e6da3fbfac98e8ab59",
    "metadata": {},
    "name": "TipoApertureMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9ae268b1fa5a5c4929163cb2a3a98756";

export default node;
