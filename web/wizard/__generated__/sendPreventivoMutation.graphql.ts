/**
 * @generated SignedSource<<aa3bcd05ab0f7562b9ba0d7518e69825>>
 * @relayHash 7c3e34b18801bf8deffc53ec4a5be2dc
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 266702121de002e6f07c4b18223f25d76fb91478ca92921f706b58b7eea14248

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
export type sendPreventivoMutation$variables = {
  input: CreatePreventivoInput;
};
export type sendPreventivoMutation$data = {
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
export type sendPreventivoMutation = {
  response: sendPreventivoMutation$data;
  variables: sendPreventivoMutation$variables;
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
    "name": "sendPreventivoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendPreventivoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "266702121de002e6f07c4b18223f25d76fb91478ca92921f706b58b7eea14248",
    "metadata": {},
    "name": "sendPreventivoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "753185fc01ac72af2a70d31d9db1fb57";

export default node;
