/**
 * @generated SignedSource<<10f800ec65fd09ef8f2d98d2800b6ad3>>
 * @relayHash 010dace69e4a8354bddd73d5701ca3c4
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef41d9db1d93cb05d79b3f0a9c370ccea6c04f3d5cf589bb6afa0273eb5ebe75

import type { ConcreteRequest } from 'relay-runtime';
export type CreatePreventivoInput = {
  chiaveIdempotenza?: string | null;
  citta?: string | null;
  cittaPosa?: string | null;
  email?: string | null;
  famiglia?: number | null;
  indirizzo?: string | null;
  indirizzoPosa?: string | null;
  messaInPosa?: boolean | null;
  nomeCognome?: string | null;
  note?: string | null;
  pianoPosa?: string | null;
  privacy?: boolean | null;
  provincia?: string | null;
  provinciaPosa?: string | null;
  regionePosa?: string | null;
  serramenti?: ReadonlyArray<SerramentoInput | null> | null;
  sitoWeb?: string | null;
  telefono?: string | null;
  tipoCliente?: string | null;
  tipoIntervento?: string | null;
  valoriOpzioni?: ReadonlyArray<number | null> | null;
};
export type SerramentoInput = {
  accessori?: ReadonlyArray<number | null> | null;
  altezza?: number | null;
  larghezza?: number | null;
  quantita?: number | null;
  tipoApertura?: number | null;
  tipoSerramento?: number | null;
};
export type inviaPreventivoMutation$variables = {
  input: CreatePreventivoInput;
};
export type inviaPreventivoMutation$data = {
  readonly createPreventivo: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
    readonly preventivo: {
      readonly dataCreazione: string;
    } | null;
  };
};
export type inviaPreventivoMutation = {
  response: inviaPreventivoMutation$data;
  variables: inviaPreventivoMutation$variables;
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
    "concreteType": "CreatePreventivoPayload",
    "kind": "LinkedField",
    "name": "createPreventivo",
    "plural": false,
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
        "concreteType": "PreventivoCreato",
        "kind": "LinkedField",
        "name": "preventivo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dataCreazione",
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
    "name": "inviaPreventivoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "inviaPreventivoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ef41d9db1d93cb05d79b3f0a9c370ccea6c04f3d5cf589bb6afa0273eb5ebe75",
    "metadata": {},
    "name": "inviaPreventivoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7ea90d0d485b30f2ceec037f70025b7d";

export default node;
